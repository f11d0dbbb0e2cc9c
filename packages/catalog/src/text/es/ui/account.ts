import type { Account } from '../../en/ui/account.ts';

export const account: Account = {};
