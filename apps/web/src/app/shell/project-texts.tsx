import { useMemo, type ReactNode } from 'react'
import { TextsContext, useSettings, useTexts, withWords } from '#shared'

/** The texts of a project's pages: what the project calls otherwise is called so (spec §3, tdfw). */
export function ProjectTexts({ children }: { readonly children: ReactNode }) {
  const texts = useTexts()
  const { Config } = useSettings()
  const words = Config?.tdfw
  const own = useMemo(() => withWords(texts, words), [texts, words])
  return <TextsContext value={own}>{children}</TextsContext>
}
