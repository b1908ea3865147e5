import type { ReactNode } from 'react'
import type { Texts } from '#shared'
import { BrandMark, LanguageSwitch } from '#ui'
import classes from './sign-in-page.module.css'

interface OutsideFrameProps {
  readonly onTexts: (texts: Texts) => void
  readonly children: ReactNode
}

/** What surrounds pages for people who have not signed in. */
export function OutsideFrame({ onTexts, children }: OutsideFrameProps) {
  return (
    <div className={classes.page}>
      <div className={classes.side} aria-hidden="true">
        <div className={classes.arc} />
      </div>
      <main className={classes.main}>
        <div className={classes.top}>
          <BrandMark />
          <LanguageSwitch onTexts={onTexts} />
        </div>
        {children}
      </main>
    </div>
  )
}
