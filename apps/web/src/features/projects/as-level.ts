type Level = 0 | 1 | 2 | 3 | 4 | 5

/** The level that a number stands for, so that it has a name (spec §5). */
export function asLevel(level: number): Level {
  return Math.min(5, Math.max(0, Math.trunc(level) || 0)) as Level
}
