import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Toolbar } from 'react-aria-components/Toolbar'
import { useTexts } from '../../i18n/use-texts.ts'

interface Props {
  readonly label: string
  /** What it acts on. */
  readonly controls?: string
  readonly className: string | undefined
  readonly children: ReactNode
}

/** Buttons that are one stop of Tab: the arrows go between them. */
export default function ToolBar({ label, controls, className, children }: Props) {
  const { language } = useTexts()
  return (
    <I18nProvider locale={language}>
      <Toolbar
        aria-label={label}
        className={className ?? ''}
        {...(controls !== undefined && { 'aria-controls': controls })}
      >
        {children}
      </Toolbar>
    </I18nProvider>
  )
}
