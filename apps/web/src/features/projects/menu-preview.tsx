import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { Role } from '@telemachos/contract/core/roles'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { Text } from '#layout'
import { useTexts } from '#shared'
import { SelectField } from '#ui'
import { roleName } from './change-words.ts'
import { getAt, type Json } from './json-path.ts'
import { isClosedTo } from './menu-pages.ts'
import classes from './menu-preview.module.css'
import projectClasses from './projects.module.css'
import { textsAt } from './texts-at.ts'

interface Props {
  readonly entries: readonly Json[]
  readonly role: Role
}

const WIDTHS = ['desktop', 'phone'] as const

interface Shown {
  readonly label: string
  readonly items: readonly string[]
}

/** The menu as somebody in the role sees it: what the role may not open is not there. */
export function MenuPreview({ entries, role }: Props) {
  const { t, language: own } = useTexts()
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('desktop')
  const [language, setLanguage] = useState(builtInOf(own))
  const shown = shownTo(entries, role, language)
  return (
    <aside
      className={`${projectClasses.card} ${projectClasses.preview}`}
      aria-label={t('projects.menus.preview')}
    >
      <h2 className={projectClasses.heading}>{t('projects.menus.preview')}</h2>
      <Text tone="faint" size="medium">
        {t('projects.menus.previewText', { role: roleName(role, t) })}
      </Text>
      <div className={projectClasses.choices}>
        <SelectField
          label={t('projects.menus.width')}
          options={WIDTHS.map((one) => ({ value: one, label: t(`projects.menus.${one}`) }))}
          value={width}
          onChange={(next) => setWidth(WIDTHS.find((one) => one === next) ?? width)}
        />
        <SelectField
          label={t('core.language')}
          options={[
            { value: 'el', label: 'Ελληνικά' },
            { value: 'en', label: 'English' },
          ]}
          value={language}
          onChange={(next) => setLanguage(next === 'en' ? 'en' : 'el')}
        />
      </div>
      {shown.length === 0 ? (
        <p>{t('projects.menus.previewNone')}</p>
      ) : (
        <ul className={classes.menu} data-width={width} lang={language}>
          {shown.map(({ label, items }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- Two entries may say the same.
            <li key={place}>
              <span>
                {label}
                {items.length > 0 && <IconChevronDown size={14} aria-hidden="true" />}
              </span>
              {items.length > 0 && (
                <ul>
                  {items.map((item, itemPlace) => (
                    // oxlint-disable-next-line react/no-array-index-key -- As above.
                    <li key={itemPlace}>{item}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** What of the entries the role may open. A tab that it may not is there for those below it. */
function shownTo(entries: readonly Json[], role: Role, language: Language): Shown[] {
  const isOpen = (entry: Json) => {
    const state = String(getAt(entry, ['state']) ?? '')
    return state !== '' && !isClosedTo(state, role)
  }
  const say = (entry: Json) => textIn(textsAt(entry, { path: ['label'] }), language)
  return entries.flatMap((entry) => {
    const items = getAt(entry, ['items'])
    const open = Array.isArray(items) ? (items as readonly Json[]).filter(isOpen) : []
    return isOpen(entry) || open.length > 0 ? [{ label: say(entry), items: open.map(say) }] : []
  })
}
