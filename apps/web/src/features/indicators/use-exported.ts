import { call, useMay, type CallInput } from '#shared'

type Asked = Omit<CallInput<'indicators.listMeasured'>, 'page' | 'count'>

/** The export of measured people, for who has exports at all (spec §6): others see the list alone. */
export function useExported(asked: Asked) {
  const may = useMay()
  if (!may('grid.startExport')) return {}
  return {
    readPage: (part: { readonly page: number; readonly count: number }, signal: AbortSignal) =>
      call('indicators.listMeasured', { ...asked, ...part }, { signal }),
  }
}
