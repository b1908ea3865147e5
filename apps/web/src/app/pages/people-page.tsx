import { loadSetFieldDialog } from '#features/imports'
import { Suspense, useState } from 'react'
import { PeoplePage, type ChosenPeople } from '#features/people'
import { lazyPart } from '#ui'

const SetFieldDialog = lazyPart(loadSetFieldDialog, 'SetFieldDialog')

/** The people of the project, and a field set for those of them who are selected. */
export default function PeopleWithFields() {
  const [people, setPeople] = useState<ChosenPeople>()
  return (
    <>
      <PeoplePage onField={setPeople} />
      {people && (
        <Suspense fallback={null}>
          <SetFieldDialog people={people} onClose={() => setPeople(undefined)} />
        </Suspense>
      )}
    </>
  )
}
