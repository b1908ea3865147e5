import { builtInOf } from '@telemachos/contract/core/define-texts'
import type { Completion } from '@codemirror/autocomplete'
import { useMemo } from 'react'
import { useTexts } from '#shared'
import { useDictionary } from '../steps/use-dictionary.ts'

/** What the editor offers: the views of the dictionary with their columns, each with what it is called. */
export function useSchema(): Record<string, Completion[]> | undefined {
  const { language } = useTexts()
  const { data } = useDictionary()
  return useMemo(
    () =>
      data &&
      Object.fromEntries(
        data.Views.map(({ Name, Columns }) => [
          Name,
          Columns.map((column) => ({
            label: column.Name,
            detail: column.Label[builtInOf(language)],
            info: column.Descr[builtInOf(language)],
            type: 'property',
          })),
        ]),
      ),
    [data, language],
  )
}

/** The functions that a text may call. */
export function useFunctions(): readonly Completion[] | undefined {
  const { data } = useDictionary()
  return useMemo(
    () => data?.Functions.map((name) => ({ label: name, apply: `${name}(`, type: 'function' })),
    [data],
  )
}
