/** Figures of the sample family that a visitor looks at. */
export const sampleFamilyLimits = {
  hours: 24,
  /** The telling that copies are made of is told anew after so long, so that its dates stay near. */
  toldAnewAfterHours: 20,
  /** From then on a visit has it told anew, without waiting for that. */
  freshHours: 6,
  /** At once; each is some hundred rows and shares its recordings with the telling. */
  most: 300,
} as const;

export const sampleFamilyRate = { max: 20, perSeconds: 3600 } as const;

/** RFC 2606: no mail to it can arrive, and none is handed over. */
export const sampleMailDomain = 'sample-family.example';
