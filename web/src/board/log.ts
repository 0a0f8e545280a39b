// A line of the log: who did it (null for the table itself) and the sentence.

export interface LogLine {
  seat: number | null;
  text: string;
}
