import { useMemo, type ReactNode } from 'react'
import { TextsContext, useTexts, withWords } from '#shared'
import { useProjectSettings } from './use-project.ts'

/** The texts of a project's pages: what the project calls otherwise is called so (spec §3, tdfw). */
export function ProjectTexts({ children }: { readonly children: ReactNode }) {
  const texts = useTexts()
  const { Config } = useProjectSettings()
  const words = Config?.tdfw
  const own = useMemo(() => withWords(texts, words), [texts, words])
  return <TextsContext value={own}>{children}</TextsContext>
}
