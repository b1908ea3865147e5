import { useNavigate } from '@tanstack/react-router'
import type { Language } from '@telemachos/contract/core/define-texts'
import { useEffect, useRef } from 'react'
import { leftAddress } from '#shared'
import { useSwitchLanguage } from './shell/use-switch-language.ts'

/** The address of a language (spec §2.1, root.lang): switches, and goes on to where the person was. */
export function LanguageRedirect({ language }: { readonly language: Language }) {
  const switchLanguage = useSwitchLanguage()
  const navigate = useNavigate()
  const isSwitching = useRef(false)
  useEffect(() => {
    if (isSwitching.current) return
    isSwitching.current = true
    const goOn = () => navigate({ href: leftAddress(), replace: true })
    // Where the choice cannot be kept now, the person is not left at an empty page.
    void switchLanguage(language).then(goOn, goOn)
  })
  return null
}
