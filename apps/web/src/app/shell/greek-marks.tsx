import { useEffect } from 'react'
import { useTexts } from '#shared'
import { markGreek } from './mark-greek.ts'

/** On a page that is not in Greek, what is typed in Greek says so. */
export function GreekMarks() {
  const { language } = useTexts()
  useEffect(() => (language === 'el' ? undefined : markGreek(document.body)), [language])
  return null
}
