/* What others load of it once it is needed. */
export const loadInPlaceTexts = async () => ({
  default: (await import('./in-place-texts.tsx')).InPlaceTexts,
})
