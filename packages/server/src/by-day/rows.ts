/** A time in which somebody's games by the day do not end because their time runs out. */
export interface VacationRow {
  person: string;
  began_at: number;
  ends_at: number;
}
