import type { Admin } from '../../en/command/admin.ts';

export const admin: Admin = {
  granted: '{name} ahora modera.',
  revoked: '{name} ya no modera.',
  'has-it': '{name} ya moderaba.',
  'has-it-not': '{name} no modera.',
  none: 'No hay moderadores.',
};
