/** Whether anything on the page would keep somebody from leaving: asks as the browser does, without leaving. */
export const isUnsaved = (): boolean =>
  !dispatchEvent(new Event('beforeunload', { cancelable: true }))
