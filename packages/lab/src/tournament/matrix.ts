/** The inverse of a matrix that has one, by Gauss and Jordan with the largest pivot. */
export function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column + 1; i < size; i++) {
      if (Math.abs(rows[i][column]) > Math.abs(rows[pivot][column])) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const divisor = rows[column][column];
    rows[column] = rows[column].map((value) => value / divisor);
    for (let i = 0; i < size; i++) {
      const factor = rows[i][column];
      if (i !== column && factor !== 0) {
        rows[i] = rows[i].map((value, j) => value - factor * rows[column][j]);
      }
    }
  }
  return rows.map((row) => row.slice(size));
}
