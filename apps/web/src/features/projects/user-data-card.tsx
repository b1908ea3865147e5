import { Card, FailureNotice, Heading, Row, Text } from '#layout'
import { Button, ConflictNote, Loadable, TextArea, toast } from '#ui'
import { useState } from 'react'
import { call, useCall, useForm, useIdentity, useMay, useTexts } from '#shared'

interface Props {
  readonly userId: number
}

/** What is kept about a person in the project beside their fields, for those who may write it. */
export function UserDataCard({ userId }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const place = { ProjectId: ProjectId ?? 0, UserId: userId }
  const query = useCall('projects.getUserData', place, { staleTime: 0 })
  if (!may('projects.setUserData')) return null
  return (
    <Card as="section" raised gap={3} aria-labelledby="user-data">
      <Heading id="user-data">{t('projects.userData.title')}</Heading>
      <Text tone="soft">{t('projects.userData.lead')}</Text>
      <Loadable query={query}>
        {({ Data }) => <Editor key={userId} place={place} opened={Data} />}
      </Loadable>
    </Card>
  )
}

interface EditorProps {
  readonly place: { readonly ProjectId: number; readonly UserId: number }
  readonly opened: string
}

function Editor({ place, opened }: EditorProps) {
  const { t } = useTexts()
  const [seen, setSeen] = useState(opened)
  const [theirs, setTheirs] = useState<string>()
  const form = useForm('projects.setUserData', {
    start: { Data: pretty(opened) },
    inputOf: ({ Data }) => ({ ...place, Data: Data.trim() === '' ? '{}' : Data }),
    problems: ({ Data }) => ({
      Data: readObject(Data) === undefined && t('projects.userData.notAnObject'),
    }),
    onSaved: (_answer, { Data }) => {
      setSeen(Data)
      toast(t('projects.userData.saved'))
    },
  })
  /** The call has no version: what the server has is read again before it is written over. */
  async function save(): Promise<void> {
    const { Data } = await call('projects.getUserData', place)
    if (isSame(Data, seen)) return form.save()
    setTheirs(Data)
  }
  return (
    <form
      {...form.form}
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      <TextArea
        label={t('projects.userData.label')}
        rows={6}
        spellCheck={false}
        {...form.text('Data')}
        maxLength={65_536}
      />
      {theirs !== undefined && (
        <ConflictNote
          differences={[
            {
              label: t('projects.userData.title'),
              mine: form.values.Data,
              theirs: pretty(theirs),
            },
          ]}
          isBusy={form.isBusy}
          onMine={() => {
            setSeen(theirs)
            setTheirs(undefined)
            void form.save()
          }}
          onTheirs={() => {
            setSeen(theirs)
            form.take({ Data: pretty(theirs) })
            setTheirs(undefined)
          }}
        />
      )}
      {form.failure && <FailureNotice>{form.failure}</FailureNotice>}
      <Row justify="end">
        <Button {...form.button} disabled={theirs !== undefined || isSame(form.values.Data, seen)}>
          {t('projects.userData.save')}
        </Button>
      </Row>
    </form>
  )
}

/** JSON text as an object; undefined for anything else. An empty text is an empty object. */
function readObject(json: string): object | undefined {
  if (json.trim() === '') return {}
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

const pretty = (json: string): string => {
  const value = readObject(json) ?? {}
  return Object.keys(value).length === 0 ? '' : JSON.stringify(value, undefined, 2)
}

const isSame = (one: string, other: string): boolean =>
  one === other || JSON.stringify(readObject(one)) === JSON.stringify(readObject(other))
