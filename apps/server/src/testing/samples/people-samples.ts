import type { Target } from './target.ts'

/** Inputs of the calls of the list of people. */
export function peopleSamples() {
  const whole = ({ projectId }: Target) => ({ ProjectId: projectId })
  return {
    'people.listPeople': whole,
    'people.countPeople': whole,
    'people.listFilterValues': (target: Target) => ({ ...whole(target), Fields: [] }),
    'people.findUsers': (target: Target) => ({ ...whole(target), Users: ['nobody'] }),
    'people.getUsersByField': (target: Target) => ({
      ...whole(target),
      Field: 'username',
      Value: 'nobody',
    }),
    'people.setActiveState': ({ personId }: Target) => ({ UserId: personId, State: 1 }),
    'people.setActiveStateMany': (target: Target) => ({
      ...whole(target),
      Ids: [target.personId],
      State: 1,
    }),
    'people.countStateChange': (target: Target) => ({ ...whole(target), State: 1 }),
    'people.undoStateChange': (target: Target) => ({ ...whole(target), Change: 2_000_000_000 }),
    'people.listViews': whole,
    'people.saveView': (target: Target) => ({ ...whole(target), Name: 'Όλοι', View: {} }),
    'people.deleteView': (target: Target) => ({ ...whole(target), Id: 2_000_000_000 }),
  }
}
