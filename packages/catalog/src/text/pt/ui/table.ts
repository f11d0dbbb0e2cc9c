import type { Table } from '../../en/ui/table.ts';

export const table: Table = {};
