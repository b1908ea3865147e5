import type { Language } from '@telemachos/contract/core/define-texts'
import type { ReactNode } from 'react'
import type { ControlProps } from '../field-frame.tsx'
import classes from './rich-text-editor.module.css'

interface Props {
  readonly label: string
  readonly control: ControlProps
  readonly language: Language
  /** The text, as people read it. */
  readonly children: ReactNode
  /** Somebody comes into the text, or leaves it. */
  readonly onInside: (isInside: boolean) => void
}

/** As many as the editor's tools: they break into as many lines. */
const GROUPS = [2, 3, 2, 3, 2, 3] as const

/** What stands in the place of an editor that is not loaded yet, as large as it will be. */
export function WaitingEditor({ label, control, language, children, onInside }: Props) {
  return (
    <div className={classes.frame}>
      <div className={classes.tools} aria-hidden="true">
        {GROUPS.map((count, group) => (
          <span key={group} className={classes.group}>
            {Array.from({ length: count }, (_, tool) => (
              <span key={tool} className={classes.tool} />
            ))}
          </span>
        ))}
      </div>
      <div
        {...control}
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        tabIndex={0}
        lang={language}
        dir="auto"
        className={classes.text}
        onFocus={() => onInside(true)}
        onBlur={() => onInside(false)}
      >
        {children}
      </div>
    </div>
  )
}
