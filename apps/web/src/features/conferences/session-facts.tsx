import { formatDateTime } from '@telemachos/rules/dates'
import type { ReactNode } from 'react'
import { useTexts } from '#shared'
import classes from './conferences.module.css'
import type { Session } from './session.ts'

/** Where a session takes place, who speaks, and until when one may register. */
export function SessionFacts({ session }: { readonly session: Session }) {
  const { t } = useTexts()
  const { Place, Link, LinkFrom, Speakers, Capacity, Taken, Opens, Closes, Reason } = session
  const { Materials, Names, Registration } = session
  return (
    <dl className={classes['facts']}>
      <Fact label={t('conference.place')}>{Place}</Fact>
      <Fact label={t('conference.link')}>
        {Link !== null ? (
          <a href={Link} target="_blank" rel="noreferrer">
            {Link}
          </a>
        ) : (
          LinkFrom !== null && t('conference.linkFrom', { at: formatDateTime(LinkFrom) })
        )}
      </Fact>
      <Fact label={t('conference.speakers')}>{Speakers}</Fact>
      <Fact label={t('conference.capacity')}>
        {Capacity !== null && t('conference.takenOf', { taken: Taken, capacity: Capacity })}
      </Fact>
      <Fact label={t('conference.registration')}>
        {Registration === 'early' && Opens !== null
          ? t('conference.opensAt', { at: formatDateTime(Opens) })
          : Registration === 'open' &&
            Closes !== null &&
            t('conference.closesAt', { at: formatDateTime(Closes) })}
        {Registration === 'closed' && t('conference.closed')}
      </Fact>
      <Fact label={t('conference.reason')}>{Reason}</Fact>
      <Fact label={t('conference.materials')}>
        {Materials.length > 0 && (
          <ul className={classes['plain']}>
            {Materials.map(({ Title, Url }) => (
              <li key={`${Title} ${Url}`}>
                <a href={Url} target="_blank" rel="noreferrer">
                  {Title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t('conference.others')}>
        {Names !== null && (Names.length > 0 ? Names.join(', ') : t('conference.others.none'))}
      </Fact>
    </dl>
  )
}

/** One fact; nothing where there is none. */
function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const isEmpty = [children]
    .flat()
    .every((child) => child === '' || child === false || child === null)
  if (isEmpty) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
