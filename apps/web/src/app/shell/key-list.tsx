import { Link } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import type { Role } from '@telemachos/contract/core/roles'
import type { TextKey } from '@telemachos/contract/texts'
import { Fragment } from 'react'
import { useIdentity, useProjectPath, useTexts } from '#shared'
import classes from './key-help.module.css'

interface KeyLine {
  /** Each way to do it: the keys pressed together. */
  readonly ways: readonly (readonly string[])[]
  readonly does: TextKey
  /** Whose key it is; everybody's without it. */
  readonly role?: Role
  /** A bare letter or sign, which the person can switch off (WCAG 2.1.4). */
  readonly isSingle?: boolean
}

const SECTIONS: readonly { readonly title: TextKey; readonly lines: readonly KeyLine[] }[] = [
  {
    title: 'core.keys.everywhere',
    lines: [
      { ways: [['Ctrl', 'K']], does: 'core.keys.palette' },
      { ways: [['?']], does: 'core.keys.help', isSingle: true },
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
    title: 'core.keys.single',
    lines: [
      { ways: [['J'], ['K']], does: 'core.keys.single.steps', isSingle: true },
      { ways: [['M']], does: 'core.keys.single.move', isSingle: true },
      { ways: [['/']], does: 'core.keys.single.search', isSingle: true },
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

interface KeyListProps {
  /** Where they are in a window, which the way to the settings closes. */
  readonly onLeave?: () => void
}

/** The keys of the shell and of the grid, by where they hold; each role's own. */
export function KeyList({ onLeave }: KeyListProps) {
  const { t } = useTexts()
  const pathTo = useProjectPath()
  const { Role, SingleKeys } = useIdentity()
  return (
    <div className={classes.sections}>
      {SECTIONS.map(({ title, lines }) => (
        <section key={title}>
          <h3 className={classes.section}>{t(title)}</h3>
          {title === 'core.keys.single' && (
            <p className={classes.lead}>
              {t(SingleKeys ? 'core.keys.single.on' : 'core.keys.single.off')}{' '}
              <Link to={pathTo(pathOf('settings'))} onClick={onLeave}>
                {t('core.keys.single.settings')}
              </Link>
            </p>
          )}
          <dl>
            {lines
              .filter(({ role }) => role === undefined || role === Role)
              .filter(({ isSingle = false }) => SingleKeys || !isSingle)
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
