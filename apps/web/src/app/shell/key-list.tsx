import type { Role } from '@telemachos/contract/core/roles'
import type { TextKey } from '@telemachos/contract/texts'
import { Fragment } from 'react'
import { useIdentity, useTexts } from '#shared'
import classes from './key-help.module.css'

interface KeyLine {
  /** Each way to do it: the keys pressed together. */
  readonly ways: readonly (readonly string[])[]
  readonly does: TextKey
  /** Whose key it is; everybody's without it. */
  readonly role?: Role
}

const SECTIONS: readonly { readonly title: TextKey; readonly lines: readonly KeyLine[] }[] = [
  {
    title: 'core.keys.everywhere',
    lines: [
      { ways: [['Ctrl', 'K']], does: 'core.keys.palette' },
      { ways: [['?']], does: 'core.keys.help' },
      { ways: [['F6']], does: 'core.keys.regions' },
      { ways: [['Ctrl', 'S']], does: 'core.keys.save' },
      { ways: [['Ctrl', 'Z']], does: 'core.keys.undo' },
      {
        ways: [
          ['Ctrl', 'Shift', 'Z'],
          ['Ctrl', 'Y'],
        ],
        does: 'core.keys.redo',
      },
      { ways: [['Esc']], does: 'core.keys.escape' },
      { ways: [['Ctrl', '`']], does: 'core.keys.adminButtons', role: 'Admin' },
      { ways: [['Ctrl', 'Alt', '`']], does: 'core.keys.adminButtons', role: 'SuperAdmin' },
    ],
  },
  {
    title: 'core.keys.grid',
    lines: [
      { ways: [['←'], ['↑'], ['↓'], ['→']], does: 'core.keys.grid.arrows' },
      { ways: [['Home'], ['End']], does: 'core.keys.grid.rowEnds' },
      {
        ways: [
          ['Ctrl', 'Home'],
          ['Ctrl', 'End'],
        ],
        does: 'core.keys.grid.gridEnds',
      },
      { ways: [['PageUp'], ['PageDown']], does: 'core.keys.grid.pages' },
      { ways: [['Enter']], does: 'core.keys.grid.open' },
      { ways: [['Space']], does: 'core.keys.grid.toggle' },
      { ways: [['Shift', '←↑↓→']], does: 'core.keys.grid.select' },
      { ways: [['Ctrl', 'C']], does: 'core.keys.grid.copy' },
    ],
  },
]

/** The keys of the shell and of the grid, by where they hold; each role's own. */
export function KeyList() {
  const { t } = useTexts()
  const { Role } = useIdentity()
  return (
    <div className={classes.sections}>
      {SECTIONS.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={classes.section}>{t(title)}</h3>
          <dl>
            {lines
              .filter(({ role }) => role === undefined || role === Role)
              .map(({ ways, does }) => (
                <div key={does} className={classes.line}>
                  <dt>{t(does)}</dt>
                  <dd className={classes.ways}>
                    {ways.map((keys, place) => (
                      <Fragment key={keys.join('+')}>
                        {place > 0 && (
                          <span className="visually-hidden"> {t('core.keys.or')} </span>
                        )}
                        <span className={classes.way}>
                          {keys.map((key) => (
                            <kbd key={key}>{key}</kbd>
                          ))}
                        </span>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
