import { capital, type CallNames } from './call-names.ts'
import { addImport } from './edit-source.ts'
import type { Plan } from './write-files.ts'

/** Where a domain's page has what can be done with an item. */
export const itemActionsOf = (domain: string): string =>
  `apps/web/src/features/${domain}/item-actions.tsx`

/** The policy of a call about an item, and what makes it on the page. */
export function writeItemCall(names: CallNames): Plan {
  const { domain, type, file, isRead } = names
  return {
    created: {
      [`apps/web/src/features/${domain}/${file}.tsx`]: isRead
        ? writeWindow(names)
        : writeButton(names),
    },
    changed: {
      [`apps/server/src/modules/${domain}/policy.ts`]: (text) => `${text}\n${policyLine(names)}`,
      [itemActionsOf(domain)]: (text) =>
        addImport(text.replace('</Row>', `<${type} item={item} /></Row>`), [type], `./${file}.tsx`),
    },
  }
}

function policyLine({ type, words, isRead }: CallNames): string {
  if (isRead) {
    return `/** Who may ${words}: whoever opens the page. */
export const accessFor${type} = access('item', accessItem)
`
  }
  return `/** Who may ${words}: who added the item, and whoever manages the project. */
export const accessFor${type} = access('item', accessItem, [
  (item, { actor }) => mayChange(item, actor),
  'forbidden',
])
`
}

function writeButton({ group, name, type, words }: CallNames): string {
  return `import { errorText, useIdentity, useTexts, useWrite } from '#shared'
import { Button, toast } from '#ui'
import type { Item } from './item.ts'

/** ${capital(words)}; nothing for whoever may not. */
export function ${type}({ item: { Id, Title, MayChange } }: { readonly item: Item }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('${group}.${name}')
  if (!MayChange) return null
  return (
    <Button
      variant="subtle"
      size="compact-md"
      aria-label={t('${group}.${name}.of', { title: Title })}
      loading={write.isPending}
      onClick={() =>
        write.mutate(
          { ProjectId, Id },
          {
            onSuccess: () => toast(t('${group}.${name}.done')),
            onError: (error) => toast(errorText(error, t), { kind: 'failed' }),
          },
        )
      }
    >
      {t('${group}.${name}')}
    </Button>
  )
}
`
}

function writeWindow({ group, name, type, words }: CallNames): string {
  return `import { Heading, Text } from '#layout'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, Drawer, Loadable } from '#ui'
import { useState } from 'react'
import type { Item } from './item.ts'

/** ${capital(words)}: a button that opens what the call answers. */
export function ${type}({ item }: { readonly item: Item }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
      size="compact-md"
        aria-label={t('${group}.${name}.of', { title: item.Title })}
        onClick={() => setOpen(true)}
      >
        {t('${group}.${name}')}
      </Button>
      {isOpen && <${type}Window item={item} onClose={() => setOpen(false)} />}
    </>
  )
}

interface WindowProps {
  readonly item: Item
  readonly onClose: () => void
}

function ${type}Window({ item: { Id, Title }, onClose }: WindowProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const answer = useCall('${group}.${name}', { ProjectId, Id })
  return (
    <Drawer
      label={t('${group}.${name}.of', { title: Title })}
      head={<Heading size="dialog">{t('${group}.${name}')}</Heading>}
      closeLabel={t('${group}.${name}.close')}
      onClose={onClose}
    >
      <Loadable query={answer}>{(data) => <Text>{data.Title}</Text>}</Loadable>
    </Drawer>
  )
}
`
}
