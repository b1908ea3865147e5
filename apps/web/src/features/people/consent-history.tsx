import { Card, Text } from '#layout'
import type { ReactNode } from 'react'
import { formatDateTime } from '@telemachos/rules/dates'
import { languageOf, useCall, useIdentity, useTexts } from '#shared'
import classes from './person-history.module.css'

interface Props {
  readonly userId: number
  /** What stands there where nothing was said; nothing without it. */
  readonly none?: ReactNode
}

/** What a person agreed to and took back, with its version. */
export function ConsentHistory({ userId, none = null }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const { data: consents } = useCall('identity.listConsents', { ProjectId, UserId: userId })
  if (!consents) return null
  if (consents.length === 0) return none
  return (
    <Card as="section">
      <h2 className={classes.heading}>{t('users.consents.title')}</h2>
      <ul>
        {consents.map(({ Kind, Version, At, Language, Read }) => (
          <li
            key={At}
            className={classes.relation}
            data-past={Kind === 'withdrawn' ? '' : undefined}
          >
            <p>
              <span className={classes.kind}>{t(`users.consents.${Kind}`)}</span>{' '}
              {formatDateTime(At)}
            </p>
            <Text tone="faint" size="small">
              {t('users.consents.version', { version: Version })}
              {Kind === 'given' &&
                ` · ${Read ? t('users.consents.read.other', { language: languageOf(Read.Language)?.title ?? Read.Language }) : t(`users.consents.read.${Language}`)}`}
            </Text>
            {Read && (
              <details>
                <summary>{t('users.consents.words')}</summary>
                <Text lang={Read.Language} breaks>
                  {Read.Text}
                </Text>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
