import { sampleAncestors } from './sample-ancestors.ts';
import { sampleDescendants } from './sample-descendants.ts';
import type { SamplePerson } from './sample-person.ts';

/** The Lindqvists, invented for this page. */
export const samplePeople: readonly SamplePerson[] = [...sampleAncestors, ...sampleDescendants];

export interface SampleUnion {
  readonly kind: 'married' | 'divorced';
  readonly partners: readonly string[];
  /** In birth order. */
  readonly children: readonly string[];
  readonly adopted?: readonly string[];
}

export const sampleUnions: readonly SampleUnion[] = [
  { kind: 'married', partners: ['karl', 'hedvig'], children: ['sigrid', 'nils'] },
  { kind: 'married', partners: ['olof', 'anna'], children: ['elin', 'gustav'] },
  { kind: 'married', partners: ['emil', 'klara'], children: ['marta', 'ruth'] },
  { kind: 'married', partners: ['nils', 'elin'], children: ['ingrid', 'anders'] },
  { kind: 'married', partners: ['josef', 'marta'], children: ['rosa', 'viktor'] },
  { kind: 'married', partners: ['kazimierz', 'zofia'], children: ['piotr'] },
  { kind: 'married', partners: ['ingrid', 'berit'], children: [] },
  { kind: 'married', partners: ['anders', 'rosa'], children: ['lina', 'daniel'] },
  { kind: 'married', partners: ['viktor', 'ellen'], children: ['noah'] },
  { kind: 'married', partners: ['piotr', 'barbara'], children: ['joanna', 'magda'] },
  { kind: 'married', partners: ['lina', 'samuel'], children: ['amara'], adopted: ['amara'] },
  { kind: 'married', partners: ['noah'], children: ['mila'] },
  { kind: 'divorced', partners: ['daniel', 'karin'], children: ['jonas'] },
  { kind: 'married', partners: ['daniel', 'joanna'], children: ['maja', 'oskar'] },
];

/** What somebody says in their own voice, or rather a computer's; see sounds/README.md. */
export const sampleVoices: Readonly<Record<string, { title: string; words: string }>> = {
  elin: {
    title: 'The winter the harbor froze',
    words:
      'The harbor froze in February, and we walked to church across the water. Nils carried the lamp. I carried your grandfather, though nobody knew it yet. Halfway over, the ice sang. I have never been so frightened, or so happy.',
  },
  marta: {
    title: 'Why it says two eggs',
    words:
      'It says two eggs in my book. Take three. I wrote two because eggs were dear that year, and I was ashamed of the third. So if the cake is dry, that is the war, and not your fault.',
  },
  anders: {
    title: 'The tiller',
    words:
      'I found the photograph of the boat. You are in the bow, you are six, and you are furious, because I would not let you steer. I should have let you steer. Next summer, the tiller is yours.',
  },
};
