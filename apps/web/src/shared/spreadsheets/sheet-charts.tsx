/** The charts of a sheet. */
export function SheetCharts(_: { readonly sheet: number }) {
  return null
}
