import { describe, expect, it } from 'vitest';
import { ConfigurationProblem, loadConfig } from '#config/config.ts';

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigurationProblem) return error.faults;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('has a default for everything outside production', () => {
    expect(loadConfig({})).toMatchObject({
      production: false,
      role: 'all',
      host: '127.0.0.1',
      port: 3000,
      publicOrigin: 'http://localhost:3000',
      adminEmail: 'admin@example.org',
    });
  });

  it('names all faults at once, by variable', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      ROLE: 'boss',
      MAIL_URL: 'http://mail',
      MASTER_KEY: 'x',
    });
    expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
      'ROLE',
      'PORT',
      'MAIL_URL',
      'MASTER_KEY',
    ]);
  });

  it('refuses production on defaults and lists what is missing', () => {
    const faults = faultsOf({ NODE_ENV: 'production', MAIL_URL: 'smtp://relay' });
    expect(faults).toContain('MASTER_KEY must be set when NODE_ENV is production');
    expect(faults.join()).not.toContain('MAIL_URL');
  });

  it('requires a second factor of administrators in production, unless it is told otherwise', () => {
    const production = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://family.example',
      DATABASE_URL: 'postgres://db/app',
      MAIL_URL: 'smtp://relay',
      MAIL_FROM: 'post@family.example',
      MASTER_KEY: Buffer.alloc(32).toString('base64'),
      ADMIN_EMAIL: 'admin@family.example',
      SUPPORT_EMAIL: 'support@family.example',
      SUPPORT_PHONE: '+1 555 0100',
    };
    const required = (env: Record<string, string>) => loadConfig(env).adminSecondFactorRequired;
    expect(required({})).toBe(false);
    expect(required({ ADMIN_SECOND_FACTOR: 'required' })).toBe(true);
    expect(required(production)).toBe(true);
    expect(required({ ...production, ADMIN_SECOND_FACTOR: '' })).toBe(true);
    expect(required({ ...production, ADMIN_SECOND_FACTOR: 'optional' })).toBe(false);
    expect(faultsOf({ ADMIN_SECOND_FACTOR: 'off' }).join()).toContain('ADMIN_SECOND_FACTOR');
  });

  it('takes the operator as the legal pages name it, processors by semicolons', () => {
    expect(loadConfig({}).operator).toEqual({ name: null, address: null, processors: [] });
    const { operator } = loadConfig({
      OPERATOR_NAME: 'Family Archive, LLC',
      OPERATOR_ADDRESS: '1 Main Street, Springfield',
      OPERATOR_PROCESSORS: 'Example Hosting, Inc. (servers); Example Mail (delivery of email);',
    });
    expect(operator).toEqual({
      name: 'Family Archive, LLC',
      address: '1 Main Street, Springfield',
      processors: ['Example Hosting, Inc. (servers)', 'Example Mail (delivery of email)'],
    });
  });

  it('has uploads scanned where a daemon is named', () => {
    expect(loadConfig({}).clamd).toBeUndefined();
    expect(loadConfig({ CLAMD_HOST: 'clamav' }).clamd).toEqual({ host: 'clamav', port: 3310 });
    expect(loadConfig({ CLAMD_HOST: '10.0.0.4:99' }).clamd).toEqual({ host: '10.0.0.4', port: 99 });
    expect(faultsOf({ CLAMD_HOST: 'tcp://clamav' }).join()).toContain('CLAMD_HOST');
  });

  it('searches by meaning unless it is switched off', () => {
    expect(loadConfig({}).meaning).toBe(true);
    expect(loadConfig({ MEANING: 'off' }).meaning).toBe(false);
    expect(faultsOf({ MEANING: 'perhaps' }).join()).toContain('MEANING');
  });

  it('turns speech into text here, unless a service is named', () => {
    expect(loadConfig({ SPEECH_KEY: 'secret' }).speech).toBe('here');
    const url = 'http://whisper:8000/v1/audio/transcriptions';
    expect(loadConfig({ SPEECH_URL: url }).speech).toEqual({ url, model: 'whisper-1' });
    expect(loadConfig({ SPEECH_URL: url, SPEECH: 'off' }).speech).toBe('off');
    expect(faultsOf({ SPEECH_URL: 'ftp://whisper' }).join()).toContain('SPEECH_URL');
  });

  it('takes a blank variable as an absent one and drops a slash at the end of the origin', () => {
    const config = loadConfig({ PORT: '', PUBLIC_ORIGIN: 'https://family.example/' });
    expect(config).toMatchObject({ port: 3000, publicOrigin: 'https://family.example' });
  });
});
