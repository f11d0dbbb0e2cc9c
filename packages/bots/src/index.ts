/** Players that answer by themselves. */
export { bigMoney } from './big-money.ts';
