import type { Admin } from '../../en/command/admin.ts';

export const admin: Admin = {
  granted: '{name} agora modera.',
  revoked: '{name} não modera mais.',
  'has-it': '{name} já moderava.',
  'has-it-not': '{name} não modera.',
  none: 'Não há moderadores.',
};
