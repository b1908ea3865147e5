/** The tables of this domain, for the convention check and `npm run tables`. */
export const tables = {
  owns: [],
  publishes: [],
  exceptions: [],
}
