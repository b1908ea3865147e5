import { Link } from '@tanstack/react-router'
import { IconArrowUpRight, IconChevronRight } from '@tabler/icons-react'
import { inProject, pathOf } from '@telemachos/contract/paths'
import { useEffect, useId, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useMayIn, useTexts } from '#shared'
import { announce, TextField } from '#ui'
import { findSettings, type Findable } from './find-settings.ts'
import { RAIL_LINKS, type RailLink } from './rail-links.ts'
import classes from './settings-rail.module.css'
import { GROUP_KEYS, GROUPS, type TabKey } from './setting-groups.ts'
import { useFindables } from './use-findables.ts'
import type { ProjectDraft } from './use-project-draft.ts'

interface Props {
  readonly edit: ProjectDraft
  /** The pages that are there. */
  readonly tabs: readonly TabKey[]
  readonly current: TabKey | undefined
  /** Pages with something unsaved, and with something that was refused. */
  readonly changed: ReadonlySet<TabKey>
  readonly wrong: ReadonlySet<TabKey>
  readonly onGo: (tab: TabKey, set?: string) => void
}

/** The pages of a project's settings by group, and a search over all that is set on them. */
export function SettingsRail({ edit, tabs, current, changed, wrong, onGo }: Props) {
  const { t } = useTexts()
  const [query, setQuery] = useState('')
  const rail = useRef<HTMLElement>(null)
  // The page that is open is in sight in the rail, wherever the page itself stands.
  useEffect(() => {
    const open = rail.current?.querySelector<HTMLElement>('[aria-current]')
    if (rail.current && open)
      rail.current.scrollTop = open.offsetTop - rail.current.clientHeight / 2
  }, [current])
  const isSearching = query.trim() !== ''
  const found = findSettings(useFindables(edit, tabs, isSearching), query)
  const go = (one: Findable): void => {
    setQuery('')
    onGo(one.tab, one.set)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    const [first] = found
    if (first) go(first)
    else if (isSearching) announce(t('projects.search.none'))
  }
  return (
    <nav ref={rail} className={classes.rail} aria-label={t('projects.tabs')}>
      <form role="search" onSubmit={submit}>
        <TextField
          type="search"
          label={t('projects.search')}
          hint={t('projects.search.hint')}
          value={query}
          maxLength={100}
          autoComplete="off"
          onChange={({ currentTarget }) => setQuery(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setQuery('')
          }}
        />
      </form>
      {isSearching ? (
        <Found found={found} onGo={go} />
      ) : (
        GROUP_KEYS.map((group) => {
          const pages = GROUPS[group].filter((tab) => tabs.includes(tab))
          const links = edit.project ? (RAIL_LINKS[group] ?? []) : []
          const count = pages.length + links.length
          if (count === 0) return null
          const title = t(`projects.group.${group}`)
          const [only] = count === 1 ? pages : []
          const isSaid = only !== undefined && t(`projects.tab.${only}`) === title
          return (
            <Group key={group} title={title} isSaid={isSaid}>
              {pages.map((tab) => (
                <li key={tab}>
                  <button
                    type="button"
                    className={classes.page}
                    aria-current={tab === current ? 'page' : undefined}
                    onClick={() => onGo(tab)}
                  >
                    <span>{t(`projects.tab.${tab}`)}</span>
                    <Mark isWrong={wrong.has(tab)} isChanged={changed.has(tab)} />
                    <IconChevronRight size={16} aria-hidden="true" className={classes.chevron} />
                  </button>
                </li>
              ))}
              {edit.project && <Links project={edit.project} links={links} />}
            </Group>
          )
        })
      )}
    </nav>
  )
}

interface FoundProps {
  readonly found: readonly Findable[]
  readonly onGo: (one: Findable) => void
}

/** What the search has found; Enter leads to the first. */
function Found({ found, onGo }: FoundProps) {
  const { t } = useTexts()
  return (
    <>
      <p role="status" className={classes.count}>
        {t(found.length === 0 ? 'projects.search.none' : 'projects.search.found', {
          count: found.length,
        })}
      </p>
      <ul aria-label={t('projects.search')}>
        {found.map((one) => (
          <li key={`${one.tab} ${one.set ?? ''}`}>
            <button type="button" className={classes.result} onClick={() => onGo(one)}>
              <span>{one.label}</span>
              {one.label !== one.page && <small>{one.page}</small>}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface GroupProps {
  readonly title: string
  /** Whether its one page is called the same. */
  readonly isSaid: boolean
  readonly children: ReactNode
}

function Group({ title, isSaid, children }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <h2 id={id} className={isSaid ? 'visually-hidden' : classes.group}>
        {title}
      </h2>
      <ul>{children}</ul>
    </div>
  )
}

function Mark({ isWrong, isChanged }: { readonly isWrong: boolean; readonly isChanged: boolean }) {
  const { t } = useTexts()
  if (isWrong) return <small className={classes.wrong}>{t('projects.rail.wrong')}</small>
  return isChanged && <small className={classes.changed}>{t('projects.rail.changed')}</small>
}

interface LinksProps {
  readonly project: { readonly Id: number; readonly url: string }
  readonly links: readonly RailLink[]
}

/** Pages beside the settings, of the project that is open here, whatever the current one is. */
function Links({ project, links }: LinksProps) {
  const { t } = useTexts()
  const may = useMayIn(project.Id)
  return links
    .filter(({ needs }) => may(needs))
    .map(({ page, hash, label, hint }) => (
      <li key={label}>
        <Link
          to={inProject(project.url, pathOf(page as 'admin.project.users'))}
          {...(hash && { hash })}
          className={classes.page}
          title={t(hint)}
        >
          <span>{t(label)}</span>
          <IconArrowUpRight size={16} aria-hidden="true" className={classes.away} />
        </Link>
      </li>
    ))
}
