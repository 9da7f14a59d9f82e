/** Figures of the sample family that a visitor looks at. */
export const sampleFamilyLimits = {
  hours: 24,
  /** The template for copies is re-seeded after so long, so that its dates stay near. */
  reseedAfterHours: 20,
  /** A visit re-seeds an older template at once. */
  freshHours: 6,
  /** Concurrent copies; each is some hundred rows and shares its recordings with the template. */
  most: 300,
} as const;

export const sampleFamilyRate = { max: 20, perSeconds: 3600 } as const;

/** RFC 2606: no mail to it can arrive, and none is handed over. */
export const sampleMailDomain = 'sample-family.example';
