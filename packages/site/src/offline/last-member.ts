/** Who used this device last: while it is offline, a recording is theirs. */
export interface LastMember {
  readonly id: string;
  readonly timeZone: string;
  readonly familyId: string;
}

const place = 'last-member';

/** Notes the member whose page is open, so that they can record while the device is offline. */
export function noteLastMember(member: LastMember): void {
  try {
    localStorage.setItem(place, JSON.stringify(member));
  } catch {
    // Then whatever is recorded offline is asked about at the next sign-in.
  }
}

/** After signing out: the next recording on this device belongs to nobody in particular. */
export function forgetLastMember(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // A browser without storage has no note either.
  }
}

export function readLastMember(): LastMember | null {
  try {
    const noted: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isLastMember(noted) ? noted : null;
  } catch {
    return null;
  }
}

const isLastMember = (noted: unknown): noted is LastMember =>
  typeof noted === 'object' &&
  noted !== null &&
  ['id', 'timeZone', 'familyId'].every((key) => typeof Reflect.get(noted, key) === 'string');
