import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import type { Role } from '@telemachos/contract/core/roles'
import { SQL_CATEGORY } from '@telemachos/contract/services/limits'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useCall, useForm, useIdentity, useTexts, type CallOutput } from '#shared'
import {
  Badge,
  Button,
  CopyButton,
  EmptyState,
  Loadable,
  MultiSelect,
  SelectField,
  TextField,
} from '#ui'
import { RevokeToken } from './revoke-token.tsx'
import classes from './services.module.css'

/** By which tokens other systems call services of the project. */
export function TokensTab() {
  const { ProjectId } = useIdentity()
  const tokens = useCall('services.listTokens', { ProjectId })
  const sqlServices = useCall('services.getSqlServices', { ProjectId })
  const scripts = useCall('services.listScriptServices', { ProjectId })
  const services = [
    ...(sqlServices.data ?? []).map(({ Id, Name }) => ({
      value: `${Id}`,
      label: `${SQL_CATEGORY}/${Name}`,
    })),
    ...(scripts.data ?? []).map(({ Id, Category, Name }) => ({
      value: `${Id}`,
      label: `${Category}/${Name}`,
    })),
  ]
  return (
    <Loadable query={tokens}>
      {({ Tokens, Roles }) => (
        <>
          <MakeToken roles={Roles} services={services} />
          <TokenList tokens={Tokens} />
        </>
      )}
    </Loadable>
  )
}

interface MakeTokenProps {
  readonly roles: readonly Role[]
  readonly services: readonly { readonly value: string; readonly label: string }[]
}

function MakeToken({ roles, services }: MakeTokenProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [made, setMade] = useState<string>()
  const form = useForm('services.makeToken', {
    start: { Name: '', Role: roles[0] ?? ('' as Role), Services: [] as string[] },
    inputOf: ({ Name, Role: role, Services }) => ({
      ProjectId,
      Name: Name.trim(),
      Role: role,
      Services: Services.map(Number),
    }),
    isReady: ({ Name, Services }) => Name.trim() !== '' && Services.length > 0,
    onSaved: ({ Token }) => {
      setMade(Token)
      form.reset()
    },
  })
  if (roles.length === 0) return <EmptyState title={t('services.token.noRole')} />
  return (
    <Card as="form" gap={3} aria-labelledby="new-token" {...form.form}>
      <Heading id="new-token">{t('services.token.new')}</Heading>
      <Text tone="soft">{t('services.token.lead')}</Text>
      <TextField label={t('services.token.name')} autoComplete="off" {...form.text('Name')} />
      <SelectField
        label={t('services.token.role')}
        options={roles.map((role) => ({ value: role, label: t(`identity.role.${role}`) }))}
        {...form.choice('Role')}
        onChange={(value) => form.set({ Role: value as Role })}
      />
      <MultiSelect
        label={t('services.token.services')}
        options={services}
        {...form.choice('Services')}
      />
      {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
      <Row>
        <Button {...form.button}>{t('services.token.make')}</Button>
      </Row>
      {made !== undefined && (
        <div role="status">
          <Text>{t('services.token.once')}</Text>
          <Row gap={2} align="center">
            <Text as="span" className={classes.token}>
              {made}
            </Text>
            <CopyButton text={made} />
          </Row>
        </div>
      )}
    </Card>
  )
}

function TokenList({ tokens }: { readonly tokens: CallOutput<'services.listTokens'>['Tokens'] }) {
  const { t } = useTexts()
  if (tokens.length === 0)
    return (
      <EmptyState
        picture="key"
        title={t('services.token.none')}
        text={t('services.token.noneText')}
      />
    )
  return tokens.map((token) => (
    <Card key={token.Id} as="section" gap={2} aria-label={token.Name}>
      <Row gap={3} align="center" justify="between">
        <Heading as="h3">{token.Name}</Heading>
        {token.RevokedAt === null ? (
          <RevokeToken token={token} />
        ) : (
          <Badge tone="inactive">
            {t('services.token.revoked', { at: formatDateTime(token.RevokedAt) })}
          </Badge>
        )}
      </Row>
      <Text tone="soft">
        {t('services.token.of', {
          role: t(`identity.role.${token.Role}`),
          name: token.By ?? t('services.unknownAuthor'),
          at: formatDateTime(token.MadeAt),
        })}
      </Text>
      <Text tone="soft">
        {t('services.token.opens', {
          names: token.Services.map(({ Name }) => Name).join(', ') || t('services.token.nothing'),
        })}
      </Text>
      <Text tone="soft">
        {token.SeenAt === null
          ? t('services.token.unseen')
          : t('services.token.seen', { at: formatDateTime(token.SeenAt) })}
      </Text>
    </Card>
  ))
}
