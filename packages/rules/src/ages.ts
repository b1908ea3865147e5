/** Ages in whole years, and the dates that they allow (spec §5, date picker: age bounds). */

/**
 * Whole years from a date of birth to a day, both `yyyy-mm-dd`; negative before the birth. Who was
 * born on 29 February is a year older on 1 March of other years.
 * ```ts
 * ageOn('2000-02-29', '2018-02-28') // => 17
 * ageOn('2000-02-29', '2018-03-01') // => 18
 * ```
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}
