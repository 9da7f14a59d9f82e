import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { TusClient } from '#features/recordings/recordings/testing/tus-client.ts';
import { uploadAndPrepare } from '#features/recordings/recordings/testing/uploads.ts';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

const fixtures = path.resolve(import.meta.dirname, '../../../../../../../tests/fixtures');

/** A sound, video or photo as it should be. */
export const media = (name: string) => readFileSync(path.join(fixtures, 'media', name));
/** A file made to hurt. */
export const hostile = (name: string) => readFileSync(path.join(fixtures, 'hostile-files', name));

/** A recording as GraphQL shows it. */
export interface Shown {
  kind: string;
  state: string;
  problem: string | null;
  mimeType: string;
  bytes: number;
  sha256: string;
  durationMs: number | null;
  peaks: number[] | null;
  silent: boolean;
  url: string;
  downloadUrl: string;
}

/** A member with an application of their own, to upload to and to look at. */
export class Studio {
  private constructor(
    readonly test: TestApp,
    readonly member: TestMember,
    readonly client: TusClient,
  ) {}

  /** @param parts of the application that are replaced */
  static async open(parts: Parameters<typeof createTestApp>[0] = {}): Promise<Studio> {
    const test = await createTestApp(parts);
    const member = await signUpMember(test);
    return new Studio(test, member, await TusClient.of(test, member.cookie));
  }

  close(): Promise<void> {
    return this.test.close();
  }

  upload(content: Uint8Array, metadata: Record<string, string> = {}): Promise<string> {
    return uploadAndPrepare(this.test, this.member.cookie, content, metadata);
  }

  async shown(id: string): Promise<Shown> {
    const answer = await graphql<{ recording: Shown }, object>(
      this.test,
      `
        query ($id: ID!) {
          recording(id: $id) {
            kind
            state
            problem
            mimeType
            bytes
            sha256
            durationMs
            peaks
            silent
            url
            downloadUrl
          }
        }
      `,
      { id },
      this.member.cookie,
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.recording;
  }

  /** Uploads, prepares, and makes sure that the original comes back bit for bit. */
  async kept(content: Buffer, kind: string, filename = 'file'): Promise<Shown> {
    const recording = await this.shown(await this.upload(content, { kind, filename }));
    const original = await this.client.get(recording.downloadUrl);
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(bytes.equals(content)).toBe(true);
    expect(recording.sha256).toBe(createHash('sha256').update(content).digest('hex'));
    expect(original.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(original.headers.get('x-content-type-options')).toBe('nosniff');
    return recording;
  }

  async displayed(recording: Shown): Promise<{ type: string | null; bytes: Buffer }> {
    const response = await this.client.get(recording.url);
    expect(response.status).toBe(200);
    return {
      type: response.headers.get('content-type'),
      bytes: Buffer.from(await response.arrayBuffer()),
    };
  }
}
