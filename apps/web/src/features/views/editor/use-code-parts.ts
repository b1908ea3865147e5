import { useTexts } from '#shared'
import { CODE_LANGUAGES, type CodePart } from './code-parts.ts'

/** The texts that a view is made of, with what each is called and written in. */
export function useCodeParts<Name extends CodePart>(names: readonly Name[]) {
  const { t } = useTexts()
  return names.map((name) => ({
    name,
    label: t(`views.part.${name}`),
    language: CODE_LANGUAGES[name],
  }))
}
