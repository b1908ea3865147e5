import { Card, Stack, Text } from '#layout'
import { readSettings, useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Loadable } from '#ui'
import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import { usePlaces } from '../person/place-names.ts'
import { isPlaceCode } from '../person/value-words.ts'
import { groupFields, type FieldGroup, type PersonField } from './field-list.ts'
import { FieldRow } from './field-row.tsx'
import classes from './fields.module.css'
import { MaskedField } from './masked-field.tsx'

type Person = CallOutput<'people.getCurrentUser'>

/** What the project keeps about a person, as far as the level goes; each field saved by itself. */
export function PersonFields({ person }: { readonly person: Person }) {
  const { language } = useTexts()
  const { ProjectId, Level } = useIdentity()
  const project = useCall('projects.getProjectById', { Id: ProjectId })
  const values = [...Object.values(person.Fields), ...Object.values(person.ProjectFields)]
  // Places are called by their names once the register is there, in fields of any type.
  usePlaces(values.some(isPlaceCode))
  return (
    <Loadable query={project}>
      {(own) => (
        <Groups
          userId={person.Id}
          groups={groupFields(person, readSettings(own, language), Level)}
        />
      )}
    </Loadable>
  )
}

interface GroupsProps {
  readonly userId: number
  readonly groups: readonly FieldGroup[]
}

function Groups({ userId, groups }: GroupsProps) {
  const { t } = useTexts()
  if (groups.length === 0) return <Text tone="soft">{t('users.fields.none')}</Text>
  const isEditable = groups.some(({ fields }) => fields.some((field) => field.editable))
  return (
    <Stack gap={4}>
      <Text tone="soft">{t(isEditable ? 'users.fields.lead' : 'users.fields.leadRead')}</Text>
      {groups.map(({ key, fields }) => (
        <Card key={key} as="section" aria-labelledby={`fields-${key}`}>
          <h2 id={`fields-${key}`} className={classes.heading}>
            {t(`users.fields.${key}`)}
          </h2>
          <div className={classes.fields}>
            {fields.map((field) => (
              <Field key={field.name} userId={userId} field={field} />
            ))}
          </div>
        </Card>
      ))}
    </Stack>
  )
}

function Field({ userId, field }: { readonly userId: number; readonly field: PersonField }) {
  const { t } = useTexts()
  const { UserId, Level } = useIdentity()
  if (field.masked) return <MaskedField userId={userId} field={field} />
  if (!field.editable) return <ReadField field={field} />
  // Passwords are reset by e-mail: who may not change the one may not change the other.
  const isForOwner = field.name === 'email' && userId !== UserId && Level > ROLE_LEVEL.Admin
  return isForOwner ? (
    <ReadField field={field} why={t('identity.email.ownerOnly')} />
  ) : (
    <FieldRow userId={userId} field={field} />
  )
}

interface ReadFieldProps {
  readonly field: PersonField
  /** Why it cannot be changed, where somebody might expect it. */
  readonly why?: string
}

function ReadField({ field, why }: ReadFieldProps) {
  const { t } = useTexts()
  const value = field.words(field.value, t)
  return (
    <dl className={classes.row}>
      <dt className={classes.name}>{field.label}</dt>
      <dd className={classes.value}>
        {value || (
          <Text as="span" tone="faint">
            {t('users.fields.empty')}
          </Text>
        )}
      </dd>
      {why && (
        <Text as="dd" tone="faint" size="small">
          {why}
        </Text>
      )}
    </dl>
  )
}
