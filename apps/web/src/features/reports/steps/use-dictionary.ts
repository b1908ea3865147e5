import { useCall, type CallOutput } from '#shared'

export type Dictionary = CallOutput<'reports.readDictionary'>
export type DictionaryView = Dictionary['Views'][number]
export type DictionaryColumn = DictionaryView['Columns'][number]

/** The views that queries read; the same for as long as the page is open. */
export function useDictionary() {
  return useCall('reports.readDictionary', {}, { staleTime: Number.POSITIVE_INFINITY })
}
