import type { Admin } from '../../en/command/admin.ts';

export const admin: Admin = {
  granted: '{name} moderiert jetzt.',
  revoked: '{name} moderiert nicht mehr.',
  'has-it': '{name} moderiert schon.',
  'has-it-not': '{name} moderiert nicht.',
  none: 'Niemand moderiert.',
};
